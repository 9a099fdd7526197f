import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FactorType } from '#auth/rules/factors.ts'
import { Badge } from '#ui/marks.tsx'
import { Button } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import type { FactorLine, SettingsView } from '../../../views.ts'
import { signInRuleMessages } from '#accounts/messages.ts'
import { Line, Lines, Section } from '../section.tsx'
import { AddApp, AddPhone } from './add-code-factor.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { sessionClient } from '#accounts/components/session-client.ts'
import { factorRefusal } from '../../../rules/labels.ts'

const icons: Record<FactorLine['type'], IconName> = { totp: 'shield', phone: 'phone', webauthn: 'lock' }

type FactorListProps = { factors: readonly FactorLine[]; onRemoved: () => void }

/** The person's second factors; removing one needs confirmation. */
function FactorList({ factors, onRemoved }: FactorListProps) {
	const [askedFor, setAskedFor] = useState<string>()
	const [isBusy, setBusy] = useState(false)
	const [refused, setRefused] = useState<string>()
	const remove = async (factorId: string) => {
		setBusy(true)
		setRefused(undefined)
		const { error } = await sessionClient().mfa.unenroll({ factorId })
		// The token still carries the assurance level of the removed factor.
		if (!error) await sessionClient().refreshSession()
		setBusy(false)
		setAskedFor(undefined)
		if (error) setRefused(factorRefusal(error))
		else onRemoved()
	}
	return (
		<>
			{refused && (
				<Notice tone="danger" alert className="mb-4">
					<p>{refused}</p>
				</Notice>
			)}
			<Lines label="Second steps">
				{factors.map(({ id, type, name, detail, added }) => (
					<Line key={id} icon={icons[type]} title={name} detail={`${detail} · added ${added}`}>
						{askedFor === id ? (
							<div className="flex flex-wrap gap-2">
								<Button variant="danger" size="small" busy={isBusy} onClick={() => void remove(id)}>
									Yes, remove
								</Button>
								<Button variant="ghost" size="small" onClick={() => setAskedFor(undefined)}>
									Keep
								</Button>
							</div>
						) : (
							<Button
								variant="outline"
								size="small"
								aria-label={`Remove ${name}`}
								onClick={() => setAskedFor(id)}
							>
								Remove
							</Button>
						)}
					</Line>
				))}
			</Lines>
		</>
	)
}

const ways = {
	totp: { label: 'Authenticator app', icon: 'shield', Add: AddApp },
	webauthn: { label: 'Passkey', icon: 'lock', Add: AddPasskey },
	phone: { label: 'Phone', icon: 'phone', Add: AddPhone },
} as const
const order = ['totp', 'webauthn', 'phone'] as const

type TwoFactorSectionProps = Pick<SettingsView, 'factors' | 'offered' | 'lacksFactor'> & {
	onNotice: (title: string) => void
}

/** The second factors of the account, and adding another one. */
export function TwoFactorSection(props: TwoFactorSectionProps) {
	const { factors, offered, lacksFactor, onNotice: notify } = props
	const [adding, setAdding] = useState<FactorType>()
	const { revalidate } = useRevalidator()
	const isOn = factors.length > 0
	const finish = (title: string) => {
		setAdding(undefined)
		notify(title)
		void revalidate()
	}
	// With another factor left, a session raised by the removed one has to verify again: a new page asks for it.
	const removed = () => (factors.length > 1 ? location.reload() : finish('Second step removed'))
	const Add = adding && ways[adding].Add
	return (
		<Section
			id="two-factor"
			title="Two-factor sign-in"
			lead={
				<>
					<Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
					<p className="mt-2">A second step after your password: a stolen password alone cannot get in.</p>
				</>
			}
		>
			{lacksFactor && (
				<Notice tone="warning" className="mb-5">
					<p>{signInRuleMessages.factorNeeded}</p>
				</Notice>
			)}
			<Notice className="hidden noscript:flex">
				<p>Second steps need JavaScript. Turn it on and load the page again.</p>
			</Notice>
			<div className="grid gap-5 noscript:hidden">
				{isOn && <FactorList factors={factors} onRemoved={removed} />}
				{factors.length === 1 && (
					<Notice tone="warning" title="Add a second one">
						<p>Should you lose the first, the other one lets you in. Keep it in another place.</p>
					</Notice>
				)}
				{Add ? (
					<Add
						taken={factors.map(({ name }) => name)}
						onDone={finish}
						onCancel={() => setAdding(undefined)}
					/>
				) : (
					<div className="flex flex-wrap gap-3">
						{order
							.filter((type) => offered.includes(type))
							.map((type) => (
								<Button key={type} variant="outline" onClick={() => setAdding(type)}>
									<Icon name={ways[type].icon} />
									Add {ways[type].label.toLowerCase()}
								</Button>
							))}
					</div>
				)}
			</div>
		</Section>
	)
}
