// What a sale is, for readers of a report: the rule itself is `isSale` of the orders.

export const saleRule =
	'A sale is an order that is paid, or approved on a purchase order, and not cancelled. It counts in full on the day it was placed, in the shop’s time zone; refunds have a report of their own. Net sales are goods less discounts, without fundraising, delivery and tax.'
