import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const TEXTUAL = /\.(css|html|js|json|map|svg|txt|webmanifest)$/
const WORTH = 1024

/** Leaves a Brotli and a gzip of every text file beside it, so that the server compresses nothing while people wait. */
export function pack(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'pack',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle() {
      for (const name of readdirSync(config.build.outDir, { recursive: true, encoding: 'utf8' })) {
        const path = join(config.build.outDir, name)
        if (!TEXTUAL.test(name) || statSync(path).size < WORTH) continue
        const content = readFileSync(path)
        const brotli = brotliCompressSync(content, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        })
        writeFileSync(`${path}.br`, brotli)
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
