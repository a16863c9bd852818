// cspell:ignore storetype storepass genkeypair keyalg keytool
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {load} from 'cheerio';
import {expect} from 'playwright/test';
import {fencesOf} from '../support/fences';
import {test, type Folder} from '../support/folder';
import {distinctPages, filesBelow, read} from '../support/project';
import {needs} from './needs';

needs('javac', 'shellcheck', 'openssl', 'curl', 'jq');

const blocks = distinctPages().flatMap(({file, text}) =>
  fencesOf(text).map((fence) => ({...fence, file})),
);

/** The code block of a page in `docs/` that contains a text. */
const blockOf = (page: string, text: string) =>
  blocks.find(({file, code}) => file === `docs/${page}.mdx` && code.includes(text))?.code ?? '';

/** Remarks of shellcheck, but for variables and files of another block. */
const remarksOf = (code: string) =>
  spawnSync('shellcheck', ['--shell=bash', '--format=gcc', '--exclude=SC2034,SC1091', '-'], {
    input: code,
    encoding: 'utf8',
  }).stdout;

test('shellcheck has no remark on a shell example', {tag: '@engine'}, () => {
  const shell = blocks.filter(({language}) => language === 'bash');
  expect(shell.length).toBeGreaterThan(30);
  expect(
    shell.flatMap(({file, line, code}) => {
      const remarks = remarksOf(code);
      return remarks === '' ? [] : [`${file}:${line}: ${remarks}`];
    }),
  ).toEqual([]);
  expect(remarksOf('cat $1\n')).toContain('SC2086');
});

test('list-project.sh lists every object that has a name', {tag: '@engine'}, ({folder}) => {
  const script = blockOf('development/project-development/writing-project-docs', 'list-project.sh');
  folder.write({'list-project.sh': script});
  const projects = filesBelow('static/tutorials').filter((name) => name.endsWith('.xml'));
  expect(projects.length).toBeGreaterThan(40);
  for (const name of projects) {
    const xml = read(`static/tutorials/${name}`);
    folder.write({'index.xml': xml});
    const $ = load(xml, {xml: true});
    const named = $('page *, project > :not(page)')
      .toArray()
      .filter((node) => $(node).attr('id') ?? $(node).attr('name') ?? $(node).attr('link'));
    const {stdout} = spawnSync('bash', ['list-project.sh', 'index.xml'], {
      cwd: folder.root,
      encoding: 'utf8',
    });
    const rows = stdout.trim().split('\n').slice(2);
    expect(
      rows.map((row) => row.split(' | ')[2]),
      name,
    ).toEqual(named.map((node) => $(node).attr('id') ?? ''));
  }
});

/** Runs the test against a TLS server with a certificate as Java creates it: no name but its own. */
async function withServer(
  folder: Folder,
  answer: (url: string) => string | undefined,
  run: (here: (code: string) => string) => Promise<void>,
): Promise<void> {
  const secret = 'store-password';
  const store = ['-keystore', 'hsyco.keys', '-storetype', 'PKCS12', '-storepass', secret];
  const key = ['-genkeypair', '-alias', 'hsyco', '-keyalg', 'RSA', '-dname', 'CN=localhost'];
  expect(spawnSync('keytool', [...key, ...store], {cwd: folder.root}).status).toBe(0);
  const server = createServer(
    {
      pfx: Buffer.from(folder.read('hsyco.keys', 'latin1'), 'latin1'),
      passphrase: secret,
      maxVersion: 'TLSv1.2',
      ciphers: 'ECDHE-RSA-AES128-GCM-SHA256',
    },
    ({url = '', socket}, response) => {
      const body = answer(url);
      if (body === undefined) {
        socket.destroy();
      } else {
        response.end(body);
      }
    },
  ).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    const here = (code: string) =>
      code
        .replaceAll(/(?:house\.example\.com|192\.168\.1\.50)(?::443)?/gu, (host) =>
          host.endsWith(':443') ? `localhost:${port}` : 'localhost',
        )
        .replaceAll(':443"', `:${port}"`)
        .replaceAll('https://localhost/', `https://localhost:${port}/`);
    await run(here);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const remoteApi = 'development/advanced-development/hsyco-remote-api';
const certificates = 'architecture/services/ssl-certificates-for-cryptography';
const password = 'pass123';

/** Starts a program and resolves with its output when it contains a text. */
async function outputUntil(folder: Folder, command: readonly string[], text: string) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: folder.root,
    detached: true,
    env: {...process.env, REMOTE_PASSWORD: password, NODE_EXTRA_CA_CERTS: folder.at('house.pem')},
  });
  let output = '';
  const add = (data: Buffer) => (output += data.toString());
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  try {
    await expect.poll(() => output, {timeout: 60_000}).toContain(text);
  } finally {
    // The script, and the programs that it started.
    process.kill(-(child.pid ?? 0));
  }
  return output.split('\n').filter((line) => line !== '');
}

test(
  'the clients of the remote API follow a server with its own certificate',
  {tag: '@engine'},
  async ({folder}) => {
    const stamps = ['1', '1767225600123000', '1767225642456000', '1767225642456000'];
    const values = ['{"a.b": "0", "a.c": "40%"}', '{"a.b": "1"}', undefined];
    let requests: string[] = [];
    const answer = (url: string) => {
      requests.push(url);
      const index = requests.length - 1;
      const io = values[index];
      return index < values.length
        ? `{"hsycostate": {"timestamp": ${stamps[index + 1] ?? ''}, ${io ? `"io": ${io}` : '"system": "system"'}}}`
        : undefined;
    };
    await withServer(folder, answer, async (here) => {
      // The commands do not block the event loop, in which the server runs.
      const bash = async (code: string) => {
        const child = spawn('bash', ['-c', here(code)], {
          cwd: folder.root,
          env: {...process.env, REMOTE_PASSWORD: password},
        });
        let output = '';
        child.stdout.on('data', (data: Buffer) => (output += data.toString()));
        await once(child, 'close');
        return output;
      };
      await bash(blockOf(remoteApi, '-out house.pem'));
      expect(await bash(blockOf(certificates, '-fingerprint'))).toMatch(
        /^subject=CN = localhost\nissuer=CN = localhost\n[\s\S]*sha256 Fingerprint=/iu,
      );
      const used = await bash(blockOf(certificates, '-tls1_2'));
      expect(read(`docs/${certificates}.mdx`)).toContain(
        `\`${/Protocol *: (?<name>\S+)/u.exec(used)?.groups?.name ?? '?'}\` and \`${/Cipher *: (?<name>\S+)/u.exec(used)?.groups?.name ?? '?'}\``,
      );
      const first = await bash(blockOf(remoteApi, 'rioget?1*1*'));
      folder.write({'answer.json': first});
      expect(await bash(blockOf(remoteApi, 'answer.json'))).toBe('a.b\na.c\n');
      for (const [name, program] of [
        ['follow.sh', 'bash'],
        ['follow.mjs', process.execPath],
      ] as const) {
        folder.write({[name]: here(blockOf(remoteApi, `${name}:`))});
        requests = [];
        const lines = await outputUntil(folder, [program, name], 'next try in 5 s');
        expect(lines.slice(0, -1)).toEqual(['a.b = 0', 'a.c = 40%', 'a.b = 1']);
        expect(requests).toEqual(stamps.map((stamp) => `/x/rioget?1*${stamp}*${password}`));
      }
    });
  },
);

test(
  'report.sh sends the level of the tank, and no value that is not a level',
  {tag: '@engine'},
  async ({folder}) => {
    const requests: string[] = [];
    const folderPage = 'static/tutorials/integrations/dummy-server/dummy-server-http-api';
    const levels = ['12', '50', '90', '50', '0', '007', 'broken'];
    const answer = (url: string) => {
      requests.push(url.slice('/set?'.length));
      if (requests.length % 2 === 0) {
        folder.write({'level.txt': levels[requests.length / 2] ?? ''});
      }
      return '';
    };
    await withServer(folder, answer, async (here) => {
      const certificate = spawn('bash', ['-c', here(blockOf(remoteApi, '-out house.pem'))], {
        cwd: folder.root,
      });
      await once(certificate, 'close');
      const address = here('https://house.example.com:443/set?@ID@=@VALUE@');
      folder.write({
        'report.conf': read(`${folderPage}/report.conf`).replace("''", `'${address}'`),
        'report.sh': read(`${folderPage}/report.sh`).replace('sleep 60', 'sleep 0.1'),
        'level.txt': levels[0] ?? '',
      });
      const lines = await outputUntil(folder, ['bash', 'report.sh'], 'no usable reading');
      expect(lines).toContain('no usable reading: 007');
      expect(requests).toEqual(
        [
          [1, '12%25'],
          [1, '50%25'],
          [0, '90%25'],
          [0, '50%25'],
          [1, '0'],
        ].flatMap(([low, level]) => [`tank.light.1=${low}`, `tank.dimmer.1=${level}`]),
      );
    });
  },
);
