// Replies as they are without the seconds that something took, which are others every time. A quotation mark inside a
// text has a backslash before it.
const time = '"(?:seconds|preparation)":(?:-?[0-9.e+-]+|[{][^{}]*[}])';
const after = new RegExp(`,${time}`, 'g');
const first = new RegExp(`[{]${time},?`, 'g');

export const forgetSeconds = (line) => line.replace(after, '').replace(first, '{');
