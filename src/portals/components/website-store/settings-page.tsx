// Where managers put their team's store on the school's website: on or off, for which sites, what to paste, and how it
// looks. Saving works without scripts.
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Checkbox, TextArea } from '#ui/fields.tsx'
import { TeamSettingsHeader } from '../team-settings-header.tsx'
import { linkSnippet, scriptSnippet, type TypedStore } from '../../rules/website-store.ts'
import type { WebsiteStoreSettings } from '../../views.ts'
import { embedScriptPath, websiteStoreUrl } from '../../urls.ts'

/** The rejected input, as typed. */
export type StoreAnswer = { typed: TypedStore; errors: Partial<TypedStore> }

type SettingsPageProps = {
	view: WebsiteStoreSettings
	publicUrl: string
	dashboardHref: string
	answer: StoreAnswer | undefined
}

export function WebsiteStorePage(props: SettingsPageProps) {
	const { view, publicUrl, dashboardHref } = props
	const { portal, key, isOn } = view
	const pasted = { publicUrl, key: key ?? '', name: `${portal.teamName} team store` }
	return (
		<>
			<TeamSettingsHeader title="Website store" {...{ portal, dashboardHref }} />
			<div className="measure grid items-start gap-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid min-w-0 gap-6">
					<SettingsForm {...props} />
					{isOn && key !== null && (
						<>
							<Snippet
								title="Paste this into your website"
								text={scriptSnippet(pasted)}
								hint="It draws the products in your page, in its own font and colors."
							/>
							<Snippet
								title="Or a plain link"
								text={linkSnippet(pasted)}
								hint="For websites that allow no scripts."
							/>
							<Preview storeKey={key} />
						</>
					)}
				</div>
				<Card className="grid gap-3 p-5 text-[0.9375rem] text-muted">
					<p>
						Families and fans see what your catalog offers: pictures in your colors, prices and the last day
						to order. A product leads to its page in the shop, where anyone can buy it.
					</p>
					<p>It names no player and says nothing of the roster, of your designs or of orders.</p>
				</Card>
			</div>
		</>
	)
}

function SettingsForm({ view, answer }: SettingsPageProps) {
	const { errors = {}, typed } = answer ?? {}
	return (
		<Card stitched className="p-5 pt-8 sm:p-6 sm:pt-9">
			<form method="post" noValidate className="grid gap-5">
				<ErrorSummary errors={Object.entries(errors).map(([field, message]) => ({ field, message }))} />
				<Checkbox
					name="isOn"
					value="yes"
					defaultChecked={typed ? typed.isOn === 'yes' : view.isOn}
					label="The store is on"
					hint="When it is off, the link leads nowhere and your website shows nothing."
				/>
				<TextArea
					label="Websites that may show it"
					name="sites"
					rows={3}
					maxLength={2_000}
					defaultValue={typed?.sites ?? view.sites.join('\n')}
					hint="One a line, like https://www.lakewoodhigh.org. Leave it empty for any website."
					error={errors.sites}
				/>
				<Button type="submit" className="justify-self-start">
					Save
				</Button>
			</form>
		</Card>
	)
}

type SnippetProps = { title: string; text: string; hint: string }

const Snippet = ({ title, text, hint }: SnippetProps) => (
	<Card className="grid gap-3 p-5 sm:p-6">
		<h2 className="display text-subheading">{title}</h2>
		<p className="text-[0.9375rem] text-muted">{hint}</p>
		<pre className="rounded-control bg-well p-3 text-sm break-all whitespace-pre-wrap">
			<code>{text}</code>
		</pre>
		<copy-text data-text={text} data-copied="Copied" data-refused="Please mark the text and copy it">
			<Button variant="outline" hidden>
				<span data-words>Copy</span>
				<span className="sr-only">{`: ${title}`}</span>
			</Button>
		</copy-text>
	</Card>
)

const Preview = ({ storeKey }: { storeKey: string }) => (
	<Card className="grid gap-4 p-5 sm:p-6">
		<h2 className="display text-subheading">Preview</h2>
		<fieldhouse-store store={storeKey} heading="3" lang="en">
			<ButtonLink href={websiteStoreUrl(storeKey)} variant="outline">
				See the store
			</ButtonLink>
		</fieldhouse-store>
		<script type="module" src={embedScriptPath} async />
	</Card>
)
