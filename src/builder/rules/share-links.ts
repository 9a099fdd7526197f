import type { BuilderPageData } from '#designs/views.ts'

/** With whole addresses in place of paths, so that a copied share link opens wherever it is pasted. */
export function withWholeLinks<Data extends Pick<BuilderPageData, 'saved'>>(
	data: Data,
	publicUrl: string,
): Data {
	const { saved } = data
	if (!saved) return data
	const shares = saved.shares.map((share) => ({ ...share, url: new URL(share.url, publicUrl).href }))
	return { ...data, saved: { ...saved, shares } }
}
