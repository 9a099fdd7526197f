// Loader data that all shop pages share.
import type { RouterContextProvider } from 'react-router'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { cardUrl } from '#pictures/urls.ts'
import { storefrontPictures } from '../service/pictures.server.ts'

export type PageFacts = {
	publicUrl: string
	/** Hash by name; names without a picture are left out. */
	pictures: Record<string, string>
	/** Path of the social card, from the first named picture. */
	card: string | undefined
}

/** The site's origin and the named pictures. */
export async function pageFacts(
	context: Readonly<RouterContextProvider>,
	names: readonly string[],
): Promise<PageFacts> {
	const picture = await storefrontPictures(context.get(serviceContext).db)
	const pictures = Object.fromEntries(
		names.flatMap((name): [string, string][] => {
			const hash = picture(name)
			return hash ? [[name, hash]] : []
		}),
	)
	const first = pictures[names[0] ?? '']
	return { publicUrl: context.get(siteContext).publicUrl, pictures, card: first && cardUrl(first) }
}
