// cspell:ignore bitness
/**
 * Features of browsers that a page can be denied, as Chromium 156 names them
 * (`document.featurePolicy.features()`); those of the standards are described at
 * https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md.
 * A name that a browser does not know makes it complain in its console, so that
 * what stands in a standard alone is not here.
 */
export const features: readonly string[] =
  `accelerometer aria-notify autoplay browsing-topics camera captured-surface-control
  ch-device-memory ch-downlink ch-dpr ch-ect ch-prefers-color-scheme ch-prefers-reduced-motion
  ch-prefers-reduced-transparency ch-rtt ch-save-data ch-ua ch-ua-arch ch-ua-bitness
  ch-ua-form-factors ch-ua-full-version ch-ua-full-version-list ch-ua-high-entropy-values
  ch-ua-mobile ch-ua-model ch-ua-platform ch-ua-platform-version ch-ua-wow64 ch-viewport-height
  ch-viewport-width ch-width clipboard-read clipboard-write compute-pressure cross-origin-isolated
  deferred-fetch deferred-fetch-minimal digital-credentials-create digital-credentials-get
  display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid
  identity-credentials-get idle-detection interest-cohort keyboard-map language-detector
  language-model local-fonts local-network local-network-access loopback-network magnetometer
  media-playback-while-not-visible microphone midi on-device-speech-recognition otp-credentials
  payment picture-in-picture private-state-token-issuance private-state-token-redemption
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial speaker-selection
  storage-access summarizer sync-xhr translator unload usb window-management
  xr-spatial-tracking`.split(/\s+/u);

/** What the site itself uses: its copy buttons, and the isolation that its headers ask for. */
export const ownFeatures: readonly string[] = ['clipboard-write', 'cross-origin-isolated'];

/** The header `Permissions-Policy`: every feature is off, but what the site itself uses. */
export const permissionsPolicy = features
  .map((name) => `${name}=(${ownFeatures.includes(name) ? 'self' : ''})`)
  .join(',');
