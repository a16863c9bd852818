import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {entriesOf} from '../../src/content/reference/entries';
import {fencesOf} from './fences';
import {root} from './project';

const fixtures = path.join(root, 'tests', 'fixtures', 'java');

/** A class of the server, and the pages that document its members. */
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
    // Names that the pages have without types: of the constants, of super.init in
    // the skeleton, and of ioWrite, whose arguments the vendor's example suggests.
    undocumented: [
      ...['int LIGHT', 'int AUTOM', 'int DIMMER', 'int BINARY', 'boolean init(String name)'],
      'void ioWrite(String name, String value)',
    ],
  },
] as const;

/** Options of a virtual machine that runs for a moment. */
export const quick = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'] as const;

/** Whether a JDK is at hand: a runtime alone has no compiler. */
export const hasJdk = spawnSync('javac', ['-version']).status === 0;

/** Signatures of methods that the table has for the entries of a reference page. */
function signaturesOf(doc: string): string[] {
  return Object.values(entriesOf(doc))
    .flatMap(({form}) => form?.value.split('\n') ?? [])
    .filter((line) =>
      /^(?:[\w.<>, ]+ )?\w+\((?:[A-Za-z<>, ]+ \w+)?(?:, [A-Za-z<>, ]+ \w+)*\)$/u.test(line),
    );
}

/** A member of a mock of a server class: it prints that it was called. */
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
  const said = names.map((arg) => ` + " " + ${arg}`).join('');
  const answers: Readonly<Record<string, string>> = {
    void: '',
    boolean: 'return true;',
    String: 'return null;',
  };
  return `public ${isStatic ? 'static ' : ''}${type} ${name ?? ''}(${args}) { System.out.println("${name ?? ''}"${said}); ${answers[type] ?? 'return 0;'} }`;
}

/** Writes mocks of the server's classes, from the signatures of the table, below a folder. */
export function writeMocks(folder: string): void {
  cpSync(path.join(fixtures, 'org'), path.join(folder, 'org'), {recursive: true});
  mkdirSync(path.join(folder, 'com', 'hsyco'), {recursive: true});
  for (const {name, pages, isStatic, undocumented} of bases) {
    const signatures = [...pages.flatMap(signaturesOf), ...undocumented];
    const members = signatures.map((signature) => memberOf(signature, isStatic)).join('\n');
    writeFileSync(
      path.join(folder, 'com', 'hsyco', `${name}.java`),
      `package com.hsyco;\nimport java.util.HashMap;\npublic class ${name} {\n${members}\n}\n`,
    );
  }
}

export interface JavaFault {
  readonly folder: string;
  readonly line: number;
  readonly what: string;
}

/** Compiles each folder separately, in their order, and leaves its classes there. */
export function compile(classPath: string, folders: readonly string[]): JavaFault[] {
  const {stdout, stderr, status} = spawnSync(
    'java',
    [...quick, path.join(fixtures, 'Compile.java'), classPath, ...folders],
    {encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(stderr);
  }
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [folder = '', at = '', what = ''] = line.split('\t');
      return {folder, line: Number(at), what};
    });
}

export interface JavaFile {
  /** Path that its package and class give it. */
  readonly file: string;
  readonly code: string;
  /** Line of the page on which it begins, from 1. */
  readonly line: number;
}

export function javaFilesOf(text: string): JavaFile[] {
  return fencesOf(text)
    .filter(({language}) => language === 'java')
    .map(({code, line}) => {
      const folder = /^package (?<name>[\w.]+);/mu.exec(code)?.groups?.name?.replaceAll('.', '/');
      const name = /^(?:public |final )*class (?<name>\w+)/mu.exec(code)?.groups?.name ?? '';
      return {file: path.posix.join(folder ?? '', `${name}.java`), code, line};
    })
    .filter(({file}) => file !== '.java');
}

export function writeJava(folder: string, files: readonly JavaFile[]): void {
  for (const {file, code} of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), code);
  }
}

export function addFixture(folder: string, name: string): void {
  cpSync(path.join(fixtures, name), path.join(folder, name));
}
