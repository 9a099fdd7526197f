import { useState } from 'react'
import { sessionClient } from '#accounts/components/session-client.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { NotDone } from '../../rules/outcomes.ts'
import type { IdentityLine, SettingsView } from '../../views.ts'
import { IntentForm, sectionAction, useBusy } from '../intent-form.tsx'
import { saidIn } from '../../rules/labels.ts'
import { useAccountTexts } from '../use-account-texts.ts'
import { Line, Lines, Section } from './section.tsx'

type IdentitiesSectionProps = {
	settings: Pick<SettingsView, 'identities' | 'linkable'>
	answer: NotDone | undefined
}

/** The ways to sign in; the last one cannot be removed. */
export function IdentitiesSection({ settings, answer }: IdentitiesSectionProps) {
	const { identities, linkable } = settings
	const { identities: texts, added } = useAccountTexts().settings
	return (
		<Section
			id="identities"
			title={texts.title}
			lead={identities.length > 1 ? texts.lead.several : texts.lead.last}
			answer={answer}
		>
			<Lines label={texts.title}>
				{identities.map((identity) => (
					<Line
						key={identity.id}
						title={identity.label}
						detail={`${identity.email ?? texts.noEmail} · ${added(identity.added)}`}
					>
						{!identity.isLast && <Unlink {...identity} />}
					</Line>
				))}
			</Lines>
			<LinkButtons providers={linkable} />
		</Section>
	)
}

function Unlink({ id, label }: IdentityLine) {
	const isBusy = useBusy('unlink', id)
	const { remove, removeIt } = useAccountTexts().settings
	return (
		<IntentForm intent="unlink" action={sectionAction('identities')}>
			<input type="hidden" name="id" value={id} />
			<Button type="submit" variant="outline" size="small" busy={isBusy} aria-label={remove(label)}>
				{removeIt}
			</Button>
		</IntentForm>
	)
}

/** Linking a provider needs scripts, so without them there are no buttons. */
function LinkButtons({ providers }: { providers: SettingsView['linkable'] }) {
	const [leavingFor, setLeavingFor] = useState<string>()
	const [refused, setRefused] = useState<string>()
	const { language, settings } = useAccountTexts()
	if (providers.length === 0) return null
	const link = async (provider: string) => {
		setLeavingFor(provider)
		setRefused(undefined)
		const next = new URLSearchParams({ next: '/account?tab=settings' }).toString()
		const { error } = await sessionClient().linkIdentity({
			// Cast: the library lists known providers by name; ours come from the shop's settings.
			provider: provider as 'google',
			options: { redirectTo: `${location.origin}/auth/callback?${next}` },
		})
		if (!error) return
		setLeavingFor(undefined)
		setRefused(saidIn(language, error.message))
	}
	return (
		<div className="mt-4 grid gap-3 noscript:hidden">
			{refused && (
				<Notice tone="danger" alert>
					<p>{refused}</p>
				</Notice>
			)}
			<div className="flex flex-wrap gap-3">
				{providers.map(({ name, label }) => (
					<Button key={name} variant="outline" busy={leavingFor === name} onClick={() => void link(name)}>
						{settings.identities.add(label)}
					</Button>
				))}
			</div>
		</div>
	)
}
