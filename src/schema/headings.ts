import type {Family} from './families';

/** Headings of a family, in the order in which a page has them. Others may stand between. */
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

/** Headings without which a page of the family is not one. */
export const requiredHeadings: Readonly<Partial<Record<Family, readonly string[]>>> = {
  'io-server': ['Add the I/O server', 'Data points'],
  object: ['Attributes'],
};
