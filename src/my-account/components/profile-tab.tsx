import type { ReactNode } from 'react'
import { primaryRole } from '#kit/roles.ts'
import { Badge } from '#ui/marks.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/fields.tsx'
import { switchForms, type NotDone } from '../rules/outcomes.ts'
import type { AccountView } from '../views.ts'
import { answerFor, IntentForm, useBusy, useErrorFocus } from './intent-form.tsx'
import { Refused } from './settings/section.tsx'
import { useAccountTexts } from './use-account-texts.ts'

type ProfileTabProps = { head: AccountView; answer: NotDone | undefined }

/** The profile: two editable fields, and facts that are changed elsewhere. */
export function ProfileTab({ head, answer: last }: ProfileTabProps) {
	const answer = answerFor('profile', last)
	const isBusy = useBusy('profile')
	const part = useErrorFocus<HTMLDivElement>(answer)
	const { profile: texts } = useAccountTexts().texts
	return (
		<div ref={part} className="grid items-start gap-6 lg:grid-cols-[1.35fr_1fr]">
			<Card stitched className="p-5 pt-8 sm:p-7 sm:pt-10">
				<h2 className="display text-subheading">{texts.title}</h2>
				<p className="mt-1 mb-5 text-muted">{texts.lead}</p>
				<Refused answer={answer} />
				<IntentForm intent="profile" action="/account" id={switchForms.profile} className="grid gap-5">
					<TextField
						label={texts.fullName}
						name="fullName"
						autoComplete="name"
						maxLength={100}
						defaultValue={answer?.typed?.['fullName'] ?? head.name}
						error={answer?.errors['fullName']}
					/>
					<TextField
						label={texts.phone}
						name="phone"
						type="tel"
						autoComplete="tel"
						maxLength={40}
						hint={texts.phoneHint}
						defaultValue={answer?.typed?.['phone'] ?? head.phone}
						error={answer?.errors['phone']}
					/>
					<div>
						<Button type="submit" variant="action" size="large" busy={isBusy}>
							{isBusy ? texts.save.busy : texts.save.idle}
						</Button>
					</div>
				</IntentForm>
			</Card>
			<Facts head={head} />
		</div>
	)
}

function Facts({ head }: { head: AccountView }) {
	const { roles: names, profile: texts } = useAccountTexts().texts
	const roles = head.roles.length > 0 ? head.roles : [primaryRole([])]
	return (
		<Card className="p-5 sm:p-7">
			<h2 className="display mb-2 text-subheading">{texts.inShop}</h2>
			<dl className="divide-y divide-line">
				<Fact name={texts.email}>
					<span className="break-all">{head.email || texts.none}</span>
					<a href="/account?tab=settings#email" className="block font-semibold text-primary hover:underline">
						{texts.change}
					</a>
				</Fact>
				<Fact name={texts.roles(roles.length)}>
					<ul className="grid gap-1.5">
						{roles.map((role) => (
							<li key={role} className="flex flex-wrap items-center gap-2">
								<Badge tone={role === 'admin' ? 'danger' : 'neutral'}>{names[role]}</Badge>
								<span className="text-sm text-muted">{texts.does[role]}</span>
							</li>
						))}
					</ul>
				</Fact>
				<Fact name={texts.designs}>
					<a href="/designs" className="font-semibold text-primary hover:underline">
						{texts.myDesigns}
					</a>
				</Fact>
				{head.portalId && (
					<Fact name={texts.portal}>
						<a href={`/portal/${head.portalId}`} className="font-semibold text-primary hover:underline">
							{head.portalId}
						</a>
					</Fact>
				)}
				<Fact name={texts.since}>{head.memberSince}</Fact>
			</dl>
		</Card>
	)
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<div className="py-3.5">
		<dt className="mb-1 text-label font-semibold text-muted">{name}</dt>
		<dd>{children}</dd>
	</div>
)
