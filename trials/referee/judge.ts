/** Part of jest's JSON report. */
export interface JestResult {
  testResults: ReadonlyArray<{
    assertionResults: ReadonlyArray<{
      fullName: string;
      status: string;
      failureMessages: ReadonlyArray<string>;
    }>;
  }>;
}

/** Features of the client that this service does not offer, with the names of their tests. */
const featuresNotOffered: Record<string, RegExp> = {
  'accounts administered from outside': /^GoTrueAdminApi (?!Email\/Phone)|createNewUserWithEmail\(\)/,
  passkeys: /^Passkey /,
  'WebAuthn factors': /WebAuthn/,
  'phone numbers': /Phone|verifyOTP fails with empty options/,
  // The last test uses the session of an earlier anonymous sign-in.
  'anonymous sign-in': /anonymous|reauthenticate\(\) fails without session/i,
  'other providers': /^(Web3|ID Token|SSO|Identity Management)/,
  // No answer reveals whether an address has an account.
  'telling that an address is unknown': /signInWithOtp\(\) with PKCE flow should return error/,
};

export interface Judgement {
  passed: number;
  /** Names of the failed tests, by feature. */
  notOffered: Record<string, string[]>;
  /** Failed tests of features that we offer. */
  failed: Array<{ name: string; message: string }>;
}

export function judge({ testResults }: JestResult): Judgement {
  const judgement: Judgement = { passed: 0, notOffered: {}, failed: [] };
  for (const { fullName: name, status, failureMessages } of testResults.flatMap(
    (file) => file.assertionResults,
  )) {
    if (status === 'passed') judgement.passed += 1;
    if (status !== 'failed') continue;
    const feature = Object.keys(featuresNotOffered).find((each) => featuresNotOffered[each]?.test(name));
    if (feature) judgement.notOffered[feature] = [...(judgement.notOffered[feature] ?? []), name];
    else judgement.failed.push({ name, message: firstLines(failureMessages) });
  }
  return judgement;
}

function firstLines(messages: ReadonlyArray<string>): string {
  return messages.join('\n').split('\n').slice(0, 12).join('\n');
}
