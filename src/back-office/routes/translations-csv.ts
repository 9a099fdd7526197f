// /admin/translations.csv: the texts of a list with their Spanish, to be filled in and uploaded again.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { csvAnswer } from '#http/files.server.ts'
import { downloadName } from '#kit/slug.ts'
import { translationsViewIn } from '../rules/translations-view.ts'
import { exportTranslations } from '../service/translations.server.ts'
import type { Route } from './+types/translations-csv'

export async function loader({ context, url }: Route.LoaderArgs) {
	const view = translationsViewIn(url.searchParams)
	const text = await orNotFound(() => exportTranslations(context.get(serviceContext), view))
	return csvAnswer({ text, name: downloadName(context.get(shopContext).facts, `spanish-${view.show}.csv`) })
}
