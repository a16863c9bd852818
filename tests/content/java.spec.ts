import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {connect} from 'node:net';
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {freePort} from '../../scripts/freePort';
import {Folder} from '../support/folder';
import {
  addFixture,
  compile,
  hasJdk,
  javaFilesOf,
  quick,
  writeJava,
  writeMocks,
  type JavaFault,
} from '../support/javaExamples';
import {distinctPages} from '../support/project';

const pages = distinctPages();
const example = 'development/advanced-development/io-drivers/custom-drivers-example';
const exampleFiles = javaFilesOf(pages.find(({id}) => id === example)?.text ?? '');

test('each driver ends with true, which the server asks for', () => {
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

// A compiler comes with a JDK alone; without one, code.spec.ts still reads every block.
if (hasJdk) {
  test.describe('with a JDK', () => {
    // One virtual machine compiles everything, once.
    test.describe.configure({mode: 'serial', timeout: 120_000});

    const examples = pages.flatMap(({file: page, text}) => {
      const files = javaFilesOf(text);
      return files.map((file, index) => ({
        page,
        name: `${page.replaceAll('/', '-')}-${index}`,
        line: file.line,
        // Other classes of the page belong to it, other states of the same class do not.
        files: [file, ...files.filter((other) => other.file !== file.file)],
      }));
    });
    let folder: Folder;
    let faults: JavaFault[] = [];
    const at = (name: string) => folder.at(name);
    const faultsOf = (name: string) => faults.filter((fault) => fault.folder === at(name));

    test.beforeAll(() => {
      folder = new Folder();
      writeMocks(at('server'));
      examples.forEach(({name, files}) => writeJava(at(name), files));
      writeJava(at('planted'), [{file: 'com/hsyco/user.java', code: planted, line: 1}]);
      writeJava(at('drive'), exampleFiles);
      addFixture(at('drive'), 'DriveLinebox.java');
      addFixture(at('drive'), 'DriveLines.java');
      const folders = ['server', 'drive', 'planted', ...examples.map(({name}) => name)];
      faults = compile(at('server'), folders.map(at));
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
          faultsOf(name).map((fault) => `${page}:${line + fault.line - 1}: ${fault.what}`),
        ),
      ).toEqual([]);
      expect(examples).not.toEqual([]);
    });

    test('a call that no page documents is found', () => {
      expect(faultsOf('planted').map(({line}) => line)).toEqual([5]);
    });

    test('the driver of a box shows the values of the box', async () => {
      const port = String(await freePort());
      const box = spawn('java', [...quick, '-cp', classPath(), 'Box', port]);
      try {
        await listening(port);
        const said = run('DriveLinebox', port);
        expect(said.filter((line) => /^(?:with|user|end|ioWrite)/u.test(line))).toEqual([
          ...['without an address: false', 'ioWrite box offline', 'with an address: true'],
          ...['ioWrite relay 0', 'ioWrite box online', 'ioWrite level 0', 'ioWrite relay 1'],
          ...['ioWrite level 40', 'user: null', 'end: true'],
        ]);
        expect(said.filter((line) => line.startsWith('errorLog linebox: '))).toHaveLength(2);
      } finally {
        box.kill();
      }
    });

    test('the line server takes a line from each client', async () => {
      const said = run('DriveLines', String(await freePort()));
      expect(said.filter((line) => !line.startsWith('init '))).toEqual([
        'starts: true',
        expect.stringMatching(/^lines: cannot listen: /u),
        ...['starts twice on one port: false', 'greeting: READY lines'],
        ...['ioWrite line door 3 open', 'ioWrite count 1', 'then: null', 'greeting: READY lines'],
        ...['ioWrite line door 3 open', 'ioWrite count 2', 'then: null'],
        ...['lines: takes no commands: line = 1', 'lives: true', 'end: true', 'lives: false', ''],
      ]);
    });
  });
}
