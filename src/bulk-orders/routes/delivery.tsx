// /portal/{portalId}/delivery: where everything for the team goes. A plain form, without scripts.
import { redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders, orNotFound, type Toast } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { doneToasts } from '#ui/outcomes.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { DeliveryPage } from '../components/delivery-page.tsx'
import { readDeliveryForm, type TypedDelivery } from '../rules/delivery-form.ts'
import { deliveryView, saveDelivery } from '../service/delivery.server.ts'
import { deliveryUrl } from '../urls.ts'
import type { Route } from './+types/delivery'

export const headers = noStoreHeaders

const doneMessages = {
	saved: { title: 'Saved', detail: 'Families who order by their link type no address any more.' },
	removed: { title: 'Removed', detail: 'Families type their own address when they order.' },
} as const

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		view: await deliveryView(context.get(serviceContext), params.portalId),
		toasts: doneToasts(url.searchParams, doneMessages),
		publicUrl: context.get(siteContext).publicUrl,
	}))

type Answered = { form?: TypedDelivery; toast?: Toast }
const shown = (answered: Answered, status: number) => noStoreData(answered, status)

export async function action({ request, context, params: { portalId } }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	const isRemoval = fields['intent'] === 'remove'
	const { typed, ...read } = readDeliveryForm(fields)
	if (!read.ok && !isRemoval) return shown({ form: { typed, errors: read.errors } }, 400)
	const saved = await answer('Address not saved', () =>
		saveDelivery(context.get(serviceContext), {
			portalId,
			address: read.ok && !isRemoval ? read.value : null,
		}),
	)
	if (!saved.ok) return shown({ form: { typed, errors: {} }, toast: saved.toast }, saved.status)
	return redirect(`${deliveryUrl(portalId)}?done=${isRemoval ? 'removed' : 'saved'}`, 303)
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
	pageMeta({
		matches,
		title: 'Team delivery',
		description: 'Where everything that the team orders is delivered.',
		path: deliveryUrl(params.portalId),
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Delivery({ loaderData, actionData }: Route.ComponentProps) {
	const answered: Answered | undefined = actionData
	return (
		<>
			<DeliveryPage view={loaderData.view} answer={answered?.form} />
			<ToastRegion toasts={answered ? (answered.toast ? [answered.toast] : []) : loaderData.toasts} />
		</>
	)
}
