// /admin/api-keys: keys with which other software uses the API.
import { randomUUID } from 'node:crypto'
import { scopeField, type KeyErrors, readKey, type TypedKey } from '#api/rules/key-form.ts'
import { keysForAdmin, makeKey, revokeKey } from '#api/service/keys.server.ts'
import { scopes } from '#api/states.ts'
import { developersUrl } from '#api/urls.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { AdminFrame } from '../components/admin-frame.tsx'
import { ApiKeyForm, ApiKeyTable, NewApiKey } from '../components/api-keys.tsx'
import { Sheet } from '../components/records.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { apiKeysUrl } from '../urls.ts'
import { acted, adminOnly, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/api-keys'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		return { keys: await keysForAdmin(services), newId: randomUUID() }
	})

const noErrors: KeyErrors = {}

async function make(services: ServiceContext, { id = '', ...typed }: TypedKey & { id?: string }) {
	const read = readKey(typed)
	if ('errors' in read) return noStoreData({ typed, errors: read.errors, toast: null, made: null }, 400)
	const made = await answer('The key was not made', () => makeKey(services, { id, input: read.input }))
	// The key is shown once, so this page is the answer; sent twice, the form makes nothing.
	if (made.ok) return noStoreData({ typed: {}, errors: noErrors, toast: null, made: made.result })
	return noStoreData({ typed, errors: noErrors, toast: made.toast, made: null }, made.status)
}

export async function action({ request, context }: Route.ActionArgs) {
	const { intent, ...typed } = await textFieldsOf(request)
	const services = context.get(serviceContext)
	adminOnly(services)
	if (intent === 'make') return make(services, typed)
	if (intent !== 'revoke') throw notAsked()
	return acted('The key was not revoked', async () => {
		await revokeKey(services, typed['id'] ?? '')
		return doneHref(apiKeysUrl, 'api-key-revoked')
	})
}

export const meta = hiddenMeta({
	title: 'API keys · Back office',
	description: 'Keys with which other software uses the API.',
	path: apiKeysUrl,
})

const problemsOf = ({ name, scopes: chosen, days }: KeyErrors) => [
	...(name ? [{ message: name, field: 'name' }] : []),
	...(chosen ? scopes.slice(0, 1).map((scope) => ({ message: chosen, field: scopeField(scope) })) : []),
	...(days ? [{ message: days, field: 'days' }] : []),
]

const nothing = { typed: {} as TypedKey, errors: noErrors, toast: null, made: null }

export default function ApiKeysPage({ loaderData, actionData }: Route.ComponentProps) {
	const { keys, newId, toasts } = loaderData
	// A refused step has only its toast.
	const { typed, errors, toast, made } = { ...nothing, ...actionData }
	return (
		<AdminFrame
			section="apiKeys"
			title="API keys"
			intro="Other software reads orders and moves jobs with a key. It acts for the shop, within its scopes."
			toasts={toast ? [toast] : actionData ? [] : toasts}
		>
			<FocusedErrors errors={problemsOf(errors)} />
			{made !== null && <NewApiKey apiKey={made} />}
			<p>
				<a href={developersUrl} className="inline-flex min-h-8 items-center font-semibold underline">
					Documentation of the API
				</a>
			</p>
			{keys.length === 0 ? (
				<EmptyState title="No key yet">
					Make a key for each software, with no more scopes than it needs.
				</EmptyState>
			) : (
				<ApiKeyTable keys={keys} />
			)}
			<Sheet title="New key" id="new">
				<ApiKeyForm typed={typed} errors={errors} newId={newId} />
			</Sheet>
		</AdminFrame>
	)
}
