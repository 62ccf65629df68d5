export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}
