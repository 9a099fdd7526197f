// The pictures of the shop's pages by name: described in rules/, registered once per process and database.
import type { Connection } from '#database/client.server.ts'
import { templateById } from '#garments/templates/index.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import type { PictureSpec } from '#pictures/schemas.ts'
import { registeredOnce, registerPictures } from '#pictures/service/pictures.server.ts'
import { heroDesigns } from '../rules/hero-designs.ts'
import { pageDesigns } from '../rules/page-designs.ts'
import { designOf, type SampleDesign } from '../rules/sample-design.ts'

/** The hash of a picture by its name; undefined for an unknown name or template. */
export type StorefrontPictures = (name: string) => string | undefined

function specOfSample(sample: SampleDesign): PictureSpec | undefined {
	const template = templateById(sample.template)
	if (!template) return undefined
	return asWorn({
		templateId: template.id,
		templateVersion: template.version,
		view: sample.view ?? 'front',
		mode: sample.crop ? 'preview' : 'thumb',
		config: designOf(sample),
		...(sample.crop && { crop: sample.crop }),
	})
}

const specs = (): [string, PictureSpec][] =>
	Object.entries({ ...heroDesigns, ...pageDesigns }).flatMap(([name, sample]): [string, PictureSpec][] => {
		const spec = specOfSample(sample)
		return spec ? [[name, spec]] : []
	})

async function register(db: Connection): Promise<StorefrontPictures> {
	const byName = new Map<string, string>()
	const named = specs()
	// A drawing takes some 20 ms: draws few at a time, so that requests are served between them.
	for (let from = 0; from < named.length; from += 6) {
		const part = named.slice(from, from + 6)
		const hashes = await registerPictures(
			db,
			part.map(([, spec]) => spec),
		)
		part.forEach(([name], index) => byName.set(name, hashes[index] ?? ''))
	}
	return (name) => byName.get(name)
}

/** All pictures of the storefront, registered at the first call per process and database. */
export const storefrontPictures = registeredOnce(register)
