import {expect, test} from 'playwright/test';
import {deploy} from '../../scripts/deploy';

test('a certificate and its key turn on TLS with a redirect, and one without the other is refused', async () => {
  const words = ['nginx', 'root=/srv/manual', 'certificate=/etc/tls/a.pem', 'key=/etc/tls/a.key'];
  const config = await deploy(words);
  for (const part of ['listen 443 ssl http2;', 'ssl_certificate "/etc/tls/a.pem";', 'listen 80;']) {
    expect(config).toContain(part);
  }
  await expect(deploy(words.slice(0, 3))).rejects.toThrow(/TLS requires both/u);
  expect(await deploy([...words, 'plain=no'])).not.toContain('listen 80;');
});
