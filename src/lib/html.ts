const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for elements and quoted attributes of HTML or XML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (character) => entities[character] ?? character);
}

const characters: Readonly<Record<string, string>> = {
  ...{'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#x27;': "'"},
};

/** Unescapes HTML that `escapeHtml` or React escaped. */
export function unescapeHtml(html: string): string {
  return html.replaceAll(
    /&(?:amp|lt|gt|quot|#39|#x27);/gu,
    (entity) => characters[entity] ?? entity,
  );
}
