// Files for the person to keep: CSV of a plot's data, SVG of its picture.
type Cell = string | number;

export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const quoted = (cell: Cell): string =>
    /[",\n\r]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);
  return [columns, ...rows].map((row) => row.map(quoted).join(',') + '\r\n').join('');
}

// The picture as it is seen here and now: colours that come from the page's style are written out.
export function svgText(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const style = getComputedStyle(svg);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('color', style.color);
  copy.setAttribute('font-family', 'sans-serif');
  const probe = document.createElement('span');
  svg.parentElement?.append(probe);
  const text = new XMLSerializer().serializeToString(copy).replace(/var\(--[\w-]+\)/g, (name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return text;
}

export function save(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // Safari may begin to read it late
}
