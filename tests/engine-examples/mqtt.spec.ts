// cspell:ignore passwd acl SUBACK CONNACK
import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {expect} from 'playwright/test';
import {freePort} from '../../scripts/freePort';
import {test as base} from '../support/folder';
import {read} from '../support/project';
import {needs} from './needs';

needs('mosquitto', 'mosquitto_sub');

/** An MQTT client, with the lines that it has printed. */
class Client {
  readonly #child: ChildProcess;
  output = '';

  constructor(program: string, args: readonly string[]) {
    // The client buffers its output by default.
    this.#child = spawn('stdbuf', ['--output=L', program, ...args]);
    const add = (data: Buffer) => (this.output += data.toString());
    this.#child.stdout?.on('data', add);
    this.#child.stderr?.on('data', add);
  }

  lines = (): string[] => this.output.split('\n').filter((line) => /^\S+ [\d.]+ /u.test(line));

  has = (text: string): Promise<void> => expect.poll(() => this.output).toContain(text);

  /** Ends without a DISCONNECT message, as a client that loses its network. */
  kill = async (): Promise<void> => {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      this.#child.kill('SIGKILL');
      await once(this.#child, 'exit');
    }
  };
}

interface Broker {
  /** Subscribes, and resolves when the broker has granted it. */
  readonly subscribe: (id: string, topic: string, ...args: string[]) => Promise<Client>;
  /** Publishes; the output has the exchanged messages. */
  readonly publish: (topic: string, message: string, ...args: string[]) => string;
}

/** A broker on loopback. User `reader` may not use `denied/#`. */
const test = base.extend<{broker: Broker}>({
  broker: async ({folder}, provide) => {
    const port = String(await freePort());
    folder.write({
      'broker.conf': `listener ${port} 127.0.0.1\nuser root\nallow_anonymous false\npassword_file passwd\nacl_file acl\nsys_interval 1\n`,
      acl: 'user reader\ntopic readwrite house/#\ntopic readwrite #\ntopic deny denied/#\ntopic read $SYS/#\n',
      passwd: '',
    });
    execFileSync('mosquitto_passwd', ['-b', 'passwd', 'reader', 'secret'], {cwd: folder.root});
    const server = spawn('mosquitto', ['-c', 'broker.conf', '-v'], {cwd: folder.root});
    let log = '';
    server.stderr.on('data', (data: Buffer) => (log += data.toString()));
    await expect.poll(() => log).toContain('running');
    const clients: Client[] = [];
    const login = ['-h', '127.0.0.1', '-p', port, '-u', 'reader'];
    await provide({
      subscribe: async (id, topic, ...args) => {
        const format = ['-F', '%t %q %r %p', '-d', '-t', topic, '-i', id];
        const client = new Client('mosquitto_sub', [...login, '-P', 'secret', ...format, ...args]);
        clients.push(client);
        await client.has('SUBACK');
        return client;
      },
      publish: (topic, message, ...args) =>
        spawnSync(
          'mosquitto_pub',
          [...login, '-P', 'secret', '-d', '-t', topic, '-m', message, ...args],
          {encoding: 'utf8'},
        ).stdout,
    });
    await Promise.all(clients.map((client) => client.kill()));
    server.kill();
    await once(server, 'exit');
  },
});

/** Fails if a page does not state what a test has seen. */
const expectStated = (page: string, ...statements: readonly string[]): void =>
  statements.forEach((statement) =>
    expect(read(`docs/io-servers/${page}.mdx`)).toContain(statement),
  );

const topics = ['house/kitchen/temp', 'house/kitchen/light', 'house/bath/temp', 'garage/door'];

test.describe('MQTT', {tag: '@engine'}, () => {
  test('subscriptions receive what the drawing and the table of wildcards show', async ({
    broker,
  }) => {
    const alt = /alt="A matrix of (?<alt>[^"]*)"/u.exec(read('docs/io-servers/mqtt.mdx'))?.groups
      ?.alt;
    const described = [
      ...(alt ?? '').matchAll(
        /(?:Subscription \w, |a single )(?<filter>\S+), matches (?<list>[^.]*)/gu,
      ),
    ];
    const expected = Object.fromEntries([
      ...described.map(({groups}) => [
        groups?.filter ?? '',
        groups?.list?.startsWith('all') ? topics : (groups?.list ?? '').split(/ and |, /u),
      ]),
      // A parent, an empty level, capital letters, a leading slash.
      ['house/#', ['house', ...topics.slice(0, 3)]],
      ['door/+/state', ['door//state']],
      ['$SYS/broker/version', ['$SYS/broker/version']],
    ]) as Record<string, string[]>;
    expect(described.length).toBeGreaterThan(1);
    expectStated(
      'mqtt',
      '`house/#` also matches `house`',
      'exactly one level, which may be empty',
      'Topics are case-sensitive',
      'does not match topics that begin with `$`',
      '`house/#` does not match `/house/temp`',
    );
    const all = [...topics, 'house', 'door//state', 'House/temp', '/house/temp'];
    expected['#'] = all;
    const clients = await Promise.all(
      Object.keys(expected).map(
        async (filter, index) => [filter, await broker.subscribe(`c${index}`, filter)] as const,
      ),
    );
    [...all, 'end'].forEach((topic) => broker.publish(topic, '1', '-q', '1'));
    const every = clients.find(([filter]) => filter === '#')?.[1];
    await every?.has('end 0 0 1');
    for (const [filter, client] of clients) {
      const received = client.lines().map((line) => line.split(' ')[0] ?? '');
      expect(received.filter((topic) => topic !== 'end').sort(), filter).toEqual(
        [...(expected[filter] ?? [])].sort(),
      );
    }
  });

  test('retained messages, the last will and the lower level of QoS', async ({broker}) => {
    broker.publish('pump/temp', '21.4', '-r', '-q', '2');
    const low = await broker.subscribe('low', 'pump/#', '-q', '0');
    await low.has('pump/temp 0 1 21.4');
    broker.publish('pump/temp', '', '-r', '-q', '1');
    broker.publish('pump/count', '7', '-q', '2');
    await low.has('pump/count 0 0 7');
    const later = await broker.subscribe('later', 'pump/#', '-q', '2');
    const sensor = await broker.subscribe(
      ...(['sensor', 'other', '--will-topic', 'pump/status'] as const),
      ...['--will-payload', 'offline', '--will-retain'],
    );
    await sensor.kill();
    await later.has('pump/status 0 0 offline');
    expect(later.output).not.toContain('21.4');
    const last = await broker.subscribe('last', 'pump/#');
    await last.has('pump/status 0 1 offline');
    expectStated(
      'mqtt',
      'a client that subscribed with QoS 0 receives it with QoS 0',
      'sends it immediately to each new subscriber. An empty retained message deletes',
      'publishes the will if the client disappears without disconnecting',
    );
  });

  test('sessions, client IDs and clients without permission', async ({broker}) => {
    const first = await broker.subscribe('same', 'house/#', '-q', '1', '-c');
    await first.kill();
    broker.publish('house/a', 'stored', '-q', '1');
    broker.publish('house/a', 'lost', '-q', '0');
    const second = await broker.subscribe('same', 'house/b', '-q', '1', '-c');
    await second.has('house/a 1 0 stored');
    expect(second.output).not.toContain('lost');
    const third = await broker.subscribe('same', 'house/b', '-q', '1', '-c');
    broker.publish('house/b', 'one client', '-q', '1');
    await third.has('one client');
    expect(second.output).not.toContain('one client');

    const denied = await broker.subscribe('denied', 'denied/#');
    const open = await broker.subscribe('open', '#', '-q', '1');
    expect(broker.publish('denied/a', 'hidden', '-q', '1')).toContain('PUBACK');
    broker.publish('house/c', 'end', '-q', '1');
    await open.has('house/c 1 0 end');
    expect(open.output + denied.output).not.toContain('hidden');
    expect(broker.publish('house/c', 'x', '-P', 'wrong')).toMatch(/CONNACK \(5\)/u);
    expectStated(
      'mqtt',
      '| off | the broker keeps the subscriptions and stores messages of QoS 1 and 2 |',
      'the broker disconnects the first client',
    );
    expectStated(
      'mqttclient',
      '| acknowledges as usual and discards the message, or closes',
      '| responds "failure" for this topic, or accepts the subscription and sends no message |',
      '| responds with a return code other than 0 and closes',
    );
  });
});
