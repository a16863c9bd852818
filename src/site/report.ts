/**
 * Where readers report a problem: an email address, or the address of a form for a new issue, to
 * which `title` and `body` are added. Empty: pages have no link for reports.
 */
export const reporting: {readonly to: string} = {to: ''};

/** Address that opens an email or an issue with title, version and address of a page. */
export function reportAddress(to: string, title: string, version: string, page: string): string {
  const subject = encodeURIComponent(`${title} (${version})`);
  const body = encodeURIComponent(`Page: ${page}\nVersion: ${version}\nProblem:\n`);
  return to.startsWith('https:')
    ? `${to}?title=${subject}&body=${body}`
    : `mailto:${to}?subject=${subject}&body=${body}`;
}
