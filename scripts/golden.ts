// Rewrites the hashes of the golden pictures after an intended change: node scripts/golden.ts
import { writeFileSync } from 'node:fs'
import { goldenHashes } from '../tests/factories/golden-hashes.ts'
import { packsFor } from '../src/garments/packs.server.ts'

const hashes = await goldenHashes(({ config, template }) => packsFor(config, template))
const file = new URL('../src/garments/golden.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(hashes, undefined, '\t')}\n`)
process.stdout.write(`${Object.keys(hashes).length} pictures\n`)
