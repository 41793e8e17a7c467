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
  get code(): Fault['code'] {
    return this.fault.code;
  }
}
