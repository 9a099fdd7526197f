// Bundled for a browser by golden.test.ts: draws and hashes every golden design there.
import { goldenHashes } from '../factories/golden-hashes.ts'
import { packsFor } from '#garments/packs.server.ts'

declare global {
	interface Window {
		drawGolden: () => Promise<Record<string, string>>
	}
}

window.drawGolden = () => goldenHashes(({ config, template }) => packsFor(config, template))
