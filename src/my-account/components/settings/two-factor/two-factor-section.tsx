import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FactorType } from '#auth/rules/factors.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import type { FactorLine } from '../../../views.ts'
import { Section } from '../section.tsx'
import { AddApp } from './add-app.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { AddPhone } from './add-phone.tsx'
import { FactorList } from './factor-list.tsx'

const ways = {
	totp: { label: 'Authenticator app', icon: 'shield', Add: AddApp },
	webauthn: { label: 'Passkey', icon: 'lock', Add: AddPasskey },
	phone: { label: 'Phone', icon: 'phone', Add: AddPhone },
} as const
const order = ['totp', 'webauthn', 'phone'] as const

type TwoFactorSectionProps = {
	factors: readonly FactorLine[]
	/** Kinds that this shop offers. */
	offered: readonly FactorType[]
	onSaid: (title: string) => void
}

/** The second factors of the account, and adding another one. */
export function TwoFactorSection({ factors, offered, onSaid }: TwoFactorSectionProps) {
	const [adding, setAdding] = useState<FactorType>()
	const { revalidate } = useRevalidator()
	const isOn = factors.length > 0
	const finish = (title: string) => {
		setAdding(undefined)
		onSaid(title)
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
