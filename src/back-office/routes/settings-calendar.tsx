// /admin/settings/calendar: business days and lead times, changed by admins after a review, read by customer service.
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { loadSettings, reviewOrSave } from './settings-page.server.ts'
import { SettingsPage } from '../components/settings/settings-page.tsx'
import { CalendarForm } from '../components/settings/calendar-form.tsx'
import { calendarForm } from '../rules/calendar-form.ts'
import type { Route } from './+types/settings-calendar'

export const headers = noStoreHeaders

export const loader = async (args: Route.LoaderArgs) => {
	const nextYear = Number(shopDay(args.context.get(serviceContext).now).slice(0, 4)) + 1
	const page = await loadSettings(args, calendarForm)
	return { ...page, nextYear }
}

export const action = (args: Route.ActionArgs) => reviewOrSave(args, calendarForm)

export const meta = hiddenMeta({
	title: 'Business days · Back office',
	description: 'Business days, holidays and lead times.',
	path: calendarForm.path,
})

const words = {
	things: 'days',
	column: 'Day or time',
	effect: 'From the moment you save, arrivals are counted with these. Jobs that exist keep their due day.',
}

const CalendarPage = ({ loaderData, actionData }: Route.ComponentProps) => (
	<SettingsPage
		form={calendarForm}
		title="Business days"
		intro="On which days the shop works, and how long things take."
		words={words}
		loaderData={loaderData}
		actionData={actionData}
	>
		{(fields) => <CalendarForm {...fields} nextYear={loaderData.nextYear} />}
	</SettingsPage>
)
export default CalendarPage
