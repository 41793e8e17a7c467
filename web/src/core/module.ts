// The core, fetched once and compiled while it comes; after a failure it may be asked for again.
export class CoreModule {
  #module: Promise<WebAssembly.Module> | null = null;

  // `came` is given what was fetched, while it comes, to be kept.
  constructor(
    private readonly address: () => string,
    private readonly came?: (address: string, response: Response) => void,
  ) {}

  get(): Promise<WebAssembly.Module> {
    this.#module ??= this.#compiled(this.address()).catch((error: unknown) => {
      this.#module = null;
      throw error;
    });
    return this.#module;
  }

  async #compiled(address: string): Promise<WebAssembly.Module> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
    if (this.came) this.came(address, response.clone());
    const known = response.headers.get('content-type')?.startsWith('application/wasm') === true;
    // Some hosts do not know the type of such a file, and then browsers do not compile what streams.
    return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  }
}
