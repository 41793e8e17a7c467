// “+1.5”, “−3”, “±0”.
export const signed = (n: number): string => (n > 0 ? `+${String(n)}` : n < 0 ? `−${String(-n)}` : '±0');
