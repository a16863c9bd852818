const elements = [
  'a|b|br|button|circle|code|details|div|ellipse|em|figure|g|h[1-6]|hr|i|img|input|kbd|label|li|line',
  'nav|ol|optgroup|option|output|p|path|polygon|polyline|progress|rect|s|select|small|span|strong',
  'sub|summary|sup|svg|table|tbody|td|text|textarea|th|thead|time|title|tr|tspan|u|ul|var',
].join('|');

/** Attributes that lead on, and those that neither run nor load anything. */
const attributes = [
  'href="(?:https?:|mailto:|[/.#?])[^"<>]*"',
  '(?!on|style|src|action|formaction|href|xlink)[\\w:-]+(?:="[^"<>]*")?',
].join('|');

/** The start of anything but a tag of these elements with these attributes. */
const otherTag = new RegExp(`<(?!/?(?:${elements})(?:\\s+(?:${attributes}))*\\s*/?>)`, 'giu');

/** HTML in which everything that could run or load something is text. */
export function safeHtml(html: string): string {
  return html.replace(otherTag, '&lt;');
}
