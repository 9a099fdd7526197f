// Which addresses events may be sent to: those of the public internet. Every address that a name resolves to is checked,
// and the connection uses the checked ones, so that a name cannot change its address in between.
import { lookup as resolve, type LookupAddress } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

const privateV4 = new BlockList()
// IANA's special-purpose addresses: this network, private, shared, loopback, link-local (metadata services), protocol
// assignments, documentation, relays, benchmarks, multicast and reserved.
for (const [network, bits] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 4],
	['240.0.0.0', 4],
] as const)
	privateV4.addSubnet(network, bits, 'ipv4')

const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')
const specialV6 = new BlockList()
// Protocol assignments with Teredo, documentation, and 6to4, which carries IPv4 addresses.
specialV6.addSubnet('2001::', 23, 'ipv6')
specialV6.addSubnet('2001:db8::', 32, 'ipv6')
specialV6.addSubnet('2002::', 16, 'ipv6')
specialV6.addSubnet('3fff::', 20, 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** @param address an IP address */
export function isPublicAddress(address: string): boolean {
	if (isIPv6(address)) return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6')
	return isIP(address) === 4 && !privateV4.check(address, 'ipv4')
}

export const isLoopbackAddress = (address: string): boolean =>
	isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

type Allowing = { allowsLoopback: boolean }

export const maySendTo = (address: string, { allowsLoopback }: Allowing): boolean =>
	isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address))

/** The host of an address as an IP address; null for a name. */
export function literalHost({ hostname }: URL): string | null {
	const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
	return isIP(bare) === 0 ? null : bare
}

/** The name leads to an address that must not be reached. */
export class PrivateAddress extends Error {
	override readonly name = 'PrivateAddress'
}

type Resolver = (
	hostname: string,
	options: { all: true; family: number },
	callback: (failure: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** For a connection: resolves the name and refuses it when any of its addresses is not public. */
export const checkedLookup =
	(allowing: Allowing, resolver: Resolver = resolve): LookupFunction =>
	(hostname, { all, family }, callback) => {
		resolver(hostname, { all: true, family: family === 4 || family === 6 ? family : 0 }, (failure, found) => {
			const [first] = found ?? []
			if (failure) return callback(failure, '')
			if (!first || !found.every(({ address }) => maySendTo(address, allowing)))
				return callback(new PrivateAddress('Not on the public internet'), '')
			return all ? callback(null, found) : callback(null, first.address, first.family)
		})
	}
