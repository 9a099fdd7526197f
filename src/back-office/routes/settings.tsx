// /admin/settings: every section of the settings, with who changed it last.
import { noStoreHeaders } from '#http/answers.server.ts'
import { When } from '#orders/components/when.tsx'
import { hiddenMeta } from '#seo/page-meta.ts'
import { latestChanges } from '#shop-settings/service/sections.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { AdminFrame } from '../components/admin-frame.tsx'
import { Cell, Record, Records } from '../components/records.tsx'
import { settingsIndex } from '../rules/settings-index.ts'
import { staffPage } from './staff-page.server.ts'
import type { Route } from './+types/settings'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => ({ changes: await latestChanges(services) }))

export const meta = hiddenMeta({
	title: 'Settings · Back office',
	description: 'Everything that the owner sets.',
	path: '/admin/settings',
})

const SettingsIndexPage = ({ loaderData: { changes, toasts } }: Route.ComponentProps) => (
	<AdminFrame
		section="settings"
		title="Settings"
		intro="What the shop is, sells, says and charges. Each change is reviewed, kept and can be taken back."
		toasts={toasts}
	>
		<div>
			<ButtonLink href="/admin/setup" variant="outline">
				Before you sell: the checklist
			</ButtonLink>
		</div>
		<Records caption="Settings" isPlain columns={[{ label: 'Section' }, { label: 'Last change' }]}>
			{settingsIndex.map(({ section, title, text, href }) => {
				const last = changes.find((change) => change.section === section)
				return (
					<Record key={section}>
						<Cell>
							<a
								href={href}
								className="inline-flex min-h-8 items-center font-semibold text-primary underline pointer-coarse:min-h-11"
							>
								{title}
							</a>
							<span className="block text-muted">{text}</span>
						</Cell>
						<Cell label="Last change">
							{last ? (
								<span className="break-words">
									<When at={last.changedAt} /> by {last.changedBy ?? 'the shop'}
								</span>
							) : (
								<span className="text-muted">As the shop began</span>
							)}
						</Cell>
					</Record>
				)
			})}
		</Records>
	</AdminFrame>
)
export default SettingsIndexPage
