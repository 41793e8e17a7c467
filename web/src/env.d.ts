// Told by vite.config.ts.
declare const __SITE__: boolean; // the page of a static site, without a program that serves it
declare const __ELSEWHERE__: string; // the address of a static site, if one is known
declare const __CORE__: string; // the core's file, from the page's folder
