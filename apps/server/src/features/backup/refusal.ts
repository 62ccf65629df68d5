/** Why a backup is not taken or not put back, in a sentence for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
