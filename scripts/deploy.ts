import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {apacheHost} from '../deploy/apache';
import {readBuiltSite} from '../deploy/builtSite';
import {caddySite} from '../deploy/caddy';
import {compressFiles} from '../deploy/compress';
import {nginxServer} from '../deploy/nginx';
import {uploadSteps} from '../deploy/upload';

const build = path.resolve(__dirname, '../build');

const usage = `npm run -s deploy -- <what> [<setting>=<value> ...]

  compress   puts .br and .gz forms beside the files of build/
  nginx      prints a server of nginx     root=/srv/manual listen=80 brotli=yes
  caddy      prints a site of Caddy       root=/srv/manual address=:80
  apache     prints a host of Apache 2.4  root=/srv/manual address=*:80
  upload     prints, a line of JSON each, what to put where, in order, on an object storage
             stored=<file> kept=<file>   names of objects, a line each: those there now, and
             those of the release before, which stay`;

type Settings = Readonly<Record<string, string>>;

function lines(file = ''): string[] {
  return file === ''
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '');
}

/** What each word prints, with the settings that it takes and what they are by default. */
const commands: Readonly<
  Record<
    string,
    {readonly settings: Settings; readonly run: (settings: Settings) => string | Promise<string>}
  >
> = {
  compress: {
    settings: {},
    run: async () => {
      readBuiltSite(build);
      return `${await compressFiles(build)} files have compressed forms.`;
    },
  },
  nginx: {
    settings: {root: '/srv/manual', listen: '80', brotli: 'yes'},
    run: ({root = '', listen = '', brotli}) =>
      nginxServer(readBuiltSite(build), {root, listen, hasBrotli: brotli === 'yes'}),
  },
  caddy: {
    settings: {root: '/srv/manual', address: ':80'},
    run: ({root = '', address = ''}) => caddySite(readBuiltSite(build), {root, address}),
  },
  apache: {
    settings: {root: '/srv/manual', address: '*:80'},
    run: ({root = '', address = ''}) => apacheHost(readBuiltSite(build), {root, address}),
  },
  upload: {
    settings: {stored: '', kept: ''},
    run: ({stored, kept}) => {
      const site = readBuiltSite(build);
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
 * Run the words of the command line.
 *
 * @returns what is printed
 * @throws Error that says what is not understood, with the usage
 */
export async function deploy([what = '', ...words]: readonly string[]): Promise<string> {
  const command = commands[what];
  if (command === undefined) {
    throw new Error(what === '' ? usage : `There is no "${what}".\n\n${usage}`);
  }
  const settings: Record<string, string> = {...command.settings};
  for (const word of words) {
    const [name = '', value] = word.split('=', 2);
    if (!(name in settings) || value === undefined) {
      throw new Error(`"${word}" is no setting of ${what}.\n\n${usage}`);
    }
    settings[name] = value;
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
