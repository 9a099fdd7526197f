// Settings that all adapters share.
import { z } from 'zod'

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

export const Issuer = z.url({ protocol: /^https?$/ }).refine((text) => {
	const url = new URL(text)
	return url.protocol === 'https:' || isLoopback(url)
}, 'must use https')

export const ProviderName = z.string().regex(/^[a-z][a-z0-9_-]{1,31}$/, 'must be a short lower-case name')
export const ProviderLabel = z.string().min(1).max(40)
