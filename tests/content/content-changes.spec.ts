import {expect, test} from 'playwright/test';
import {changesOf, contentOf} from '../../scripts/content-changes';

const page = (body: string): string => `---\ntitle: A\nport: 502\n---\n\n${body}\n`;
const old = page(`## Set the port

1. Select **Options**. The default of \`port\` is 502.

The gateway closes the connection after 30 seconds without a request.

\`\`\`
IO a = 1
\`\`\``);

test('facts, anchors and sentences that a change of a page removes are listed', () => {
  const now = page(`## Set up the port

1. Select **Options**. The default of \`ports\` is 503.

\`\`\`
IO a = 2
\`\`\``).replace('port: 502', 'port: 503');
  expect(changesOf(contentOf(old), contentOf(now))).toEqual([
    '- anchors: set-the-port',
    '- fields: port: 502',
    '+ fields: port: 503',
    '- spans: port',
    '+ spans: ports',
    '- numbers: 502',
    '- numbers: 30 seconds',
    '+ numbers: 503',
    '- code: IO a = 1\n',
    '+ code: IO a = 2\n',
    '- sentence: The gateway closes the connection after 30 seconds without a request.',
  ]);
});
