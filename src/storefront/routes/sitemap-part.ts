import { orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { textFile } from './files.server.ts'
import { partOfSitemap } from '../service/sitemap.server.ts'
import type { Route } from './+types/sitemap-part'

export async function loader({ context, url }: Route.LoaderArgs) {
	const name = url.pathname.replaceAll(/^\/sitemap\/|\.xml$/g, '')
	const { publicUrl } = context.get(siteContext)
	return textFile(
		await orNotFound(() => partOfSitemap(context.get(serviceContext), publicUrl, name)),
		'application/xml',
	)
}
