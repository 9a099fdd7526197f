// /admin/setup/shop: the first step of the guided setup, name, address and contact.
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { loadStep, saveOrSkip } from './setup-page.server.ts'
import { adminOnly, textFieldsOf } from './staff-page.server.ts'
import { ShopForm } from '../components/settings/shop-form.tsx'
import { GuidePage } from '../components/setup/guide-page.tsx'
import { guideUrl } from '../rules/guide.ts'
import { shopForm } from '../rules/shop-form.ts'
import type { Route } from './+types/setup-shop'

export const headers = noStoreHeaders

export const loader = (args: Route.LoaderArgs) => loadStep(args, shopForm.section)

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	return saveOrSkip(services, { step: 'shop', form: shopForm }, await textFieldsOf(request))
}

export const meta = hiddenMeta({
	title: 'Set up: shop · Back office',
	description: 'Name, address and contact of the shop.',
	path: guideUrl('shop'),
})

/** Empty before the first save: the name that every shop begins with is no one's. */
const typedIn = (now: Route.ComponentProps['loaderData']['now']) =>
	now.version === 0 ? {} : shopForm.typedIn(now)

const SetupShopPage = ({ loaderData, actionData }: Route.ComponentProps) => (
	<GuidePage
		step="shop"
		intro="People see this on every page, in mails and on papers."
		typed={typedIn(loaderData.now)}
		loaderData={loaderData}
		actionData={actionData}
	>
		{(fields) => <ShopForm {...fields} />}
	</GuidePage>
)
export default SetupShopPage
