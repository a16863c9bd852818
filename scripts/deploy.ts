import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readHostRules, type Certificate} from '../deploy/hostRules';
import {checkHost, report, type CheckedHost} from '../deploy/check';
import {compressFiles} from '../deploy/compress';
import {nginxServer} from '../deploy/nginx';
import {uploadSteps} from '../deploy/upload';

const build = path.resolve(__dirname, '../build');

const usage = `npm run -s deploy -- <command> [<setting>=<value> ...]

  compress   writes .br and .gz copies of the files in build/
  nginx      prints an nginx server       root=/srv/manual listen=80 brotli=yes
             certificate=<file> key=<file>   for TLS, by default at port 443
             plain=80   port that redirects to TLS; no: none
  check      checks the responses of a host:
             check https://manual.example.org
             plain=<address>  address that redirects to it; default: the same with http; no: none
             ca=<file>    certificate of a private certificate authority
             kept=<file>  file names of the previous release, one per line
  upload     prints the upload steps for an object storage in order, one JSON object per line
             stored=<file> kept=<file>   object keys, one per line: the stored objects, and
             those of the previous release, which are kept; without stored nothing is deleted`;

type Settings = Readonly<Record<string, string>>;

/** Lines of a text file; none without a file. */
function lines(file = ''): string[] {
  return file === ''
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '');
}

/** Whether a setting is not disabled. */
const isOn = (value: string) => value !== 'no';

const tls: Settings = {certificate: '', key: ''};

/**
 * Certificate in the settings.
 *
 * @throws Error if the certificate or the key is missing
 */
function certificateOf({certificate = '', key = ''}: Settings): Certificate | undefined {
  if ((certificate === '') !== (key === '')) {
    throw new Error('TLS requires both certificate=<file> and key=<file>.');
  }
  return certificate === '' ? undefined : {certificate, key};
}

/**
 * Origin of the host to check.
 *
 * @throws Error if the address is invalid or has a path
 */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!/^https?:$/u.test(url?.protocol ?? '') || url?.pathname !== '/') {
    throw new Error(
      `"${address}" is not the address of a host, such as https://manual.example.org.`,
    );
  }
  return url.origin;
}

/** Commands with their settings and defaults. */
const commands: Readonly<
  Record<
    string,
    {
      readonly settings: Settings;
      /** Setting of the first argument, which has no name. */
      readonly first?: string;
      readonly run: (settings: Settings) => string | Promise<string>;
    }
  >
> = {
  compress: {
    settings: {},
    run: async () => {
      readHostRules(build);
      return `${await compressFiles(build)} files have compressed copies.`;
    },
  },
  nginx: {
    settings: {root: '/srv/manual', listen: '', brotli: 'yes', ...tls, plain: '80'},
    run: ({root = '', listen = '', brotli, plain = '', ...settings}) => {
      const certificate = certificateOf(settings);
      return nginxServer(readHostRules(build), {
        root,
        listen: listen || (certificate ? '443 ssl http2' : '80'),
        hasBrotli: brotli === 'yes',
        certificate,
        plain: isOn(plain) && certificate ? plain : undefined,
      });
    },
  },
  check: {
    settings: {site: '', plain: '', ca: '', kept: ''},
    first: 'site',
    run: async ({site = '', plain = '', ca = '', kept}) => {
      const origin = originOf(site);
      const hasDefaultPort = origin.startsWith('https:') && new URL(origin).port === '';
      const defaultPlain = hasDefaultPort ? origin.replace('https:', 'http:') : 'no';
      const plainOrigin = isOn(plain || defaultPlain) ? originOf(plain || defaultPlain) : undefined;
      const host: CheckedHost = {
        origin,
        plainOrigin,
        ca: ca === '' ? undefined : readFileSync(ca, 'utf8'),
        keptFiles: lines(kept),
      };
      return report(host, await checkHost(host, build));
    },
  },
  upload: {
    settings: {stored: '', kept: ''},
    run: ({stored, kept}) => {
      const site = readHostRules(build);
      const files = readdirSync(build, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'));
      return uploadSteps(files, site, lines(stored), lines(kept))
        .map((step) => JSON.stringify(step))
        .join('\n');
    },
  },
};

/**
 * Runs a command.
 *
 * @returns the output
 * @throws Error with the usage if an argument is invalid
 */
export async function deploy([name = '', ...args]: readonly string[]): Promise<string> {
  const command = commands[name];
  if (command === undefined) {
    throw new Error(name === '' ? usage : `Unknown command "${name}".\n\n${usage}`);
  }
  const settings: Record<string, string> = {...command.settings};
  const namedArgs =
    command.first === undefined
      ? args
      : args.map((arg, index) => (index === 0 ? `${command.first}=${arg}` : arg));
  for (const arg of namedArgs) {
    const {key = '', value} = /^(?<key>[^=]*)=(?<value>.*)$/su.exec(arg)?.groups ?? {};
    if (!(key in settings) || value === undefined) {
      throw new Error(`"${arg}" is not a setting of ${name}.\n\n${usage}`);
    }
    settings[key] = value;
  }
  return command.run(settings);
}

if (require.main === module) {
  deploy(process.argv.slice(2)).then(
    (text) => console.log(text),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
