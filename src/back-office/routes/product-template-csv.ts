// /admin/products/files/template.csv: the columns of a file of products, with one to begin with.
import { csvAnswer } from '#http/files.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { downloadName } from '#kit/slug.ts'
import { calendarSection } from '#shop-settings/rules/calendar.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { templateFile } from '../rules/product-file.ts'
import { adminOnly } from './staff-page.server.ts'
import type { Route } from './+types/product-template-csv'

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	const { newLeadDays: leadTimeDays } = await settingsNow(services, calendarSection)
	const { facts } = context.get(shopContext)
	const text = templateFile({ brand: facts.name, leadTimeDays })
	return csvAnswer({ text, name: downloadName(facts, 'products-template.csv') })
}
