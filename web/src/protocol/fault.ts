// Why a request brought no result: in the program's words, or because the conversation was lost.
import type { Code, Place } from './generated/types';

export interface Fault {
  code: Code | 'lost';
  message: string;
  place?: Place; // in the text that was sent
}

export class RequestError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
  override get name(): string {
    return 'RequestError';
  }
  get code(): Fault['code'] {
    return this.fault.code;
  }
  get place(): Place | undefined {
    return this.fault.place;
  }
}
