import type {Family} from './families';

/** Order of the headings of a page. Other headings may be between them. */
export const familyHeadings: Readonly<Partial<Record<Family, readonly string[]>>> = {
  'io-server': [
    'Before you start',
    'Set up the device',
    'Add the I/O server',
    'Options',
    'Data points',
    'Use it',
    'User interface',
    'Troubleshooting',
  ],
  object: ['Examples', 'Attributes', 'Behaviour', 'Drive it from code', 'Related'],
};

export const requiredHeadings: Readonly<Partial<Record<Family, readonly string[]>>> = {
  'io-server': ['Add the I/O server', 'Data points'],
  object: ['Attributes'],
};
