import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {cpSync} from 'node:fs';
import {connect} from 'node:net';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {freePort} from '../../scripts/freePort';
import {entriesOf} from '../../src/content/reference/entries';
import {Folder} from '../support/folder';
import {fencesOf} from '../support/fences';
import {distinctPages, root} from '../support/project';

const fixtures = path.join(root, 'tests', 'fixtures', 'java');

/** Classes of the server, and the pages that document their members. */
const bases = [
  {
    name: 'userBase',
    pages: ['callback', 'command-and-utility'].map(
      (kind) => `development/java/java-${kind}-methods-api`,
    ),
    isStatic: true,
    undocumented: [],
  },
  {
    name: 'driverBase',
    pages: ['callback', 'command-and-utility'].map(
      (kind) => `development/advanced-development/io-drivers/custom-drivers-${kind}-methods-api`,
    ),
    isStatic: false,
    // Members that the pages name without types: the constants and `super.init` in the skeleton,
    // and `ioWrite`, whose arguments come from HSYCO's example.
    undocumented: [
      'int LIGHT',
      'int AUTOM',
      'int DIMMER',
      'int BINARY',
      'boolean init(String name)',
      'void ioWrite(String name, String value)',
    ],
  },
] as const;

/** Options for a short-lived virtual machine. */
const quick = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'] as const;

/** Whether a JDK is installed: a runtime alone has no compiler. */
const hasJdk = spawnSync('javac', ['-version']).status === 0;

/** Signatures of the methods on a reference page. */
function signaturesOf(doc: string): string[] {
  return Object.values(entriesOf(doc))
    .flatMap(({form}) => form?.value.split('\n') ?? [])
    .filter((line) =>
      /^(?:[\w.<>, ]+ )?\w+\((?:[A-Za-z<>, ]+ \w+)?(?:, [A-Za-z<>, ]+ \w+)*\)$/u.test(line),
    );
}

/** A member of a mock class, which prints its calls. */
function memberOf(signature: string, isStatic: boolean): string {
  const {
    type = 'void',
    name,
    args,
  } = /^(?:static )?(?:(?<type>[\w<>, ]+) )?(?<name>\w+)(?:\((?<args>.*)\))?$/u.exec(signature)
    ?.groups ?? {};
  if (args === undefined) {
    return `public static final ${type} ${name ?? ''} = 0;`;
  }
  const names = [...args.matchAll(/(?<arg>\w+)(?:,|$)(?![^<]*>)/gu)].map(
    ({groups}) => groups?.arg ?? '',
  );
  const printed = names.map((arg) => ` + " " + ${arg}`).join('');
  const returns: Readonly<Record<string, string>> = {
    void: '',
    boolean: 'return true;',
    String: 'return null;',
  };
  return `public ${isStatic ? 'static ' : ''}${type} ${name ?? ''}(${args}) { System.out.println("${name ?? ''}"${printed}); ${returns[type] ?? 'return 0;'} }`;
}

/** Writes mocks of the server's classes with the documented signatures. */
function writeMocks(folder: Folder): void {
  cpSync(path.join(fixtures, 'org'), folder.at('server/org'), {recursive: true});
  for (const {name, pages, isStatic, undocumented} of bases) {
    const signatures = [...pages.flatMap(signaturesOf), ...undocumented];
    const members = signatures.map((signature) => memberOf(signature, isStatic)).join('\n');
    folder.write({
      [`server/com/hsyco/${name}.java`]: `package com.hsyco;\nimport java.util.HashMap;\npublic class ${name} {\n${members}\n}\n`,
    });
  }
}

interface JavaFault {
  readonly folder: string;
  readonly line: number;
  readonly message: string;
}

/** Runs a fixture that prints faults, such as `Compile.java`, with a class path and arguments. */
function faultsOfRun(program: string, classPath: string, args: readonly string[]): JavaFault[] {
  const {stdout, stderr, status} = spawnSync(
    'java',
    [...quick, path.join(fixtures, program), classPath, ...args],
    {encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(stderr);
  }
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [folder = '', at = '', message = ''] = line.split('\t');
      return {folder, line: Number(at), message};
    });
}

interface JavaFile {
  /** Path of the file, from the package and class of the code. */
  readonly file: string;
  readonly code: string;
  /** Line of the page on which it starts, from 1. */
  readonly line: number;
}

function javaFilesOf(text: string): JavaFile[] {
  return fencesOf(text)
    .filter(({language}) => language === 'java')
    .map(({code, line}) => {
      const folder = /^package (?<name>[\w.]+);/mu.exec(code)?.groups?.name?.replaceAll('.', '/');
      const name = /^(?:public |final )*class (?<name>\w+)/mu.exec(code)?.groups?.name ?? '';
      return {file: path.posix.join(folder ?? '', `${name}.java`), code, line};
    })
    .filter(({file}) => file !== '.java');
}

const pages = distinctPages();
const example = 'development/advanced-development/io-drivers/custom-drivers-example';
const exampleFiles = javaFilesOf(pages.find(({id}) => id === example)?.text ?? '');

test('each driver returns true from end(), as the server requires', () => {
  const ends = pages.flatMap(({file, text}) =>
    [...text.matchAll(/^ {2}public boolean end\(\) \{$[\s\S]*?^ {2}\}$/gmu)].map(
      ([body]) => `${file}: ${[...body.matchAll(/return \w+/gu)].join(', ')}`,
    ),
  );
  expect(ends).not.toEqual([]);
  expect(ends.filter((end) => !end.endsWith(': return true'))).toEqual([]);
});

async function listening(port: string): Promise<void> {
  await expect(async () => {
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
    await once(socket, 'close');
  }).toPass();
}

const planted =
  'package com.hsyco;\n\npublic class user extends userBase {\n  static void a() {\n    ioSett("a", "b");\n  }\n}\n';

/** Code that throws an exception if the parameter is not a number. */
const plantedOdd =
  'package com.hsyco;\n\npublic class user extends userBase {\n  public static String userCommand(String session, String userid, String name, String param) {\n    return name.equals("level") ? "" + Integer.parseInt(param) : null;\n  }\n}\n';

/** Strings in code; some are names of commands. */
const namesIn = (code: string) =>
  [...code.matchAll(/"(?<name>[\w.]+)"/gu)].map(({groups}) => groups?.name ?? '').join(',');

// Without a JDK, code.spec.ts still parses every block.
if (hasJdk) {
  test.describe('with a JDK', () => {
    // One virtual machine compiles all examples.
    test.describe.configure({mode: 'serial', timeout: 120_000});

    const examples = pages.flatMap(({file: page, text}) => {
      const files = javaFilesOf(text);
      return files.map((file, index) => ({
        page,
        name: `${page.replaceAll('/', '-')}-${index}`,
        line: file.line,
        // With the other classes of the page, but without other versions of the same class.
        files: [file, ...files.filter((other) => other.file !== file.file)],
      }));
    });
    let folder: Folder;
    let faults: JavaFault[] = [];
    const at = (name: string) => folder.at(name);
    const faultsOf = (name: string) => faults.filter((fault) => fault.folder === at(name));

    test.beforeAll(() => {
      folder = new Folder();
      writeMocks(folder);
      for (const {name, files} of [...examples, {name: 'drive', files: exampleFiles}]) {
        folder.write(Object.fromEntries(files.map(({file, code}) => [`${name}/${file}`, code])));
      }
      for (const [name, code] of Object.entries({planted, plantedOdd})) {
        folder.write({[`${name}/com/hsyco/user.java`]: code});
      }
      for (const name of ['DriveLinebox.java', 'DriveLines.java']) {
        cpSync(path.join(fixtures, name), folder.at('drive', name));
      }
      const names = ['planted', 'plantedOdd', ...examples.map(({name}) => name)];
      faults = faultsOfRun('Compile.java', at('server'), ['server', 'drive', ...names].map(at));
    });
    test.afterAll(() => folder.remove());

    const classPath = () => [at('server'), at('drive')].join(path.delimiter);
    const run = (name: string, port: string) =>
      spawnSync('java', [...quick, '-cp', classPath(), name, port], {
        encoding: 'utf8',
        timeout: 60_000,
      }).stdout.split('\n');

    test('every Java example compiles against the documented signatures', () => {
      expect(faultsOf('server')).toEqual([]);
      expect(
        examples.flatMap(({page, name, line}) =>
          faultsOf(name).map((fault) => `${page}:${line + fault.line - 1}: ${fault.message}`),
        ),
      ).toEqual([]);
      expect(examples).not.toEqual([]);
    });

    test('planted fault: an undocumented method', () => {
      expect(faultsOf('planted').map(({line}) => line)).toEqual([5]);
    });

    test('no Java example throws an exception for what a client can send', () => {
      const argumentsOf = (name: string, {file, code}: Pick<JavaFile, 'file' | 'code'>) => [
        at(name),
        file.replace(/\.java$/u, '').replaceAll('/', '.'),
        namesIn(code),
      ];
      const found = faultsOfRun('Odd.java', at('server'), [
        ...argumentsOf('plantedOdd', {file: 'com/hsyco/user.java', code: plantedOdd}),
        ...examples.flatMap(({name, files: [own]}) =>
          own === undefined ? [] : argumentsOf(name, own),
        ),
      ]);
      const thrown = found.filter((fault) => fault.folder !== 'calls');
      expect(
        examples.flatMap(({page, name, line}) =>
          thrown
            .filter((fault) => fault.folder === at(name))
            .map((fault) => `${page}:${line + fault.line - 1}: ${fault.message}`),
        ),
      ).toEqual([]);
      // Planted fault: all values but -1 and 0 throw.
      expect(thrown.map(({line}) => line)).toEqual(Array.from({length: 7}, () => 5));
      expect(found.find(({folder: name}) => name === 'calls')?.line).toBeGreaterThan(1000);
    });

    test('the example driver for a device reads and writes its values', async () => {
      const port = String(await freePort());
      const box = spawn('java', [...quick, '-cp', classPath(), 'Box', port]);
      try {
        await listening(port);
        const output = run('DriveLinebox', port);
        expect(output.filter((line) => /^(?:with|user|end|ioWrite)/u.test(line))).toEqual([
          'without an address: false',
          'ioWrite box offline',
          'with an address: true',
          'ioWrite relay 0',
          'ioWrite box online',
          'ioWrite level 0',
          'ioWrite relay 1',
          'ioWrite level 40',
          'user: null',
          'end: true',
        ]);
        expect(output.filter((line) => line.startsWith('errorLog linebox: '))).toHaveLength(2);
      } finally {
        box.kill();
      }
    });

    test('the line server receives a line from each client', async () => {
      const output = run('DriveLines', String(await freePort()));
      expect(output.filter((line) => !line.startsWith('init '))).toEqual([
        'starts: true',
        expect.stringMatching(/^lines: cannot listen: /u),
        'starts twice on one port: false',
        'greeting: READY lines',
        'ioWrite line door 3 open',
        'ioWrite count 1',
        'then: null',
        'greeting: READY lines',
        'ioWrite line door 3 open',
        'ioWrite count 2',
        'then: null',
        'lines: takes no commands: line = 1',
        'lives: true',
        'end: true',
        'lives: false',
        '',
      ]);
    });
  });
}
