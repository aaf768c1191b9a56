import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'

type Chunk = Rollup.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** What the page names and cannot do without: the entry, what it imports, its styles. */
function shellOf(bundle: Rollup.OutputBundle): string[] {
  const files = new Set<string>()
  const add = (name: string): void => {
    const chunk = bundle[name]
    if (files.has(name) || chunk?.type !== 'chunk') return
    files.add(name)
    for (const style of (chunk as Chunk).viteMetadata?.importedCss ?? []) files.add(style)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName)
  return [...files].map((name) => `/${name}`)
}

/** The service worker as one file at the root, which is its scope, told what belongs to this build. */
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle['index.html']
      const files = [...Object.keys(bundle).sort(), page?.type === 'asset' ? page.source.toString() : '']
      const name = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
      const made = (await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { __BUILD__: JSON.stringify(name), __SHELL__: JSON.stringify(shellOf(bundle)) },
        build: {
          write: false,
          target: 'es2022',
          rollupOptions: {
            input: fileURLToPath(new URL('../worker/sw.ts', import.meta.url)),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      })) as Rollup.RollupOutput
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: made.output[0].code })
    },
  }
}
