// JSON as it comes and goes: whole numbers beyond 2^53 are texts of their digits, since a number would be rounded.
export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };
