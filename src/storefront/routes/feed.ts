import { siteContext } from '#http/context.server.ts'
import { blogFeed } from '../service/sitemap.server.ts'
import { textFile } from './files.server.ts'
import type { Route } from './+types/feed'

export const loader = ({ context }: Route.LoaderArgs) =>
	textFile(blogFeed(context.get(siteContext).publicUrl), 'application/rss+xml')
