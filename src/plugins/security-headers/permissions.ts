/**
 * Features that no page of the site may use, not even by a script that was
 * injected: those that watch the reader or reach a device. Every browser of
 * `browserslist` that reads the header knows these names, so that none
 * complains in its console.
 */
export const deniedFeatures: readonly string[] = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
];

/** The header `Permissions-Policy`. */
export const permissionsPolicy = deniedFeatures.map((name) => `${name}=()`).join(',');
