// JSON as the page sees it: whole numbers beyond 2^53 are kept exactly, as bigint.
export type Json = null | boolean | number | bigint | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };
