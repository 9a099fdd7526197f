CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"carrier" text NOT NULL,
	"service" text DEFAULT '' NOT NULL,
	"tracking_number" text NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"shipped_by" uuid,
	CONSTRAINT "shipments_tracking_number" CHECK ("shipments"."tracking_number" <> '')
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_position" ON "shipments" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_number" ON "shipments" USING btree ("order_id","carrier","tracking_number");--> statement-breakpoint
-- Shipments so far: one per order. Only numbers that no other carrier writes alike get a carrier with a tracking page.
INSERT INTO "shipments" ("id", "order_id", "position", "carrier", "tracking_number", "shipped_at", "shipped_by")
SELECT gen_random_uuid(), orders."id", 0, known.carrier,
	CASE known.carrier WHEN 'other' THEN orders."tracking" ELSE typed.compact END,
	coalesce(event."at", orders."updated_at"), event."actor_id"
FROM "orders" AS orders
CROSS JOIN LATERAL (SELECT regexp_replace(upper(orders."tracking"), '[\s.-]', '', 'g') AS compact) AS typed
CROSS JOIN LATERAL (
	SELECT CASE
		WHEN typed.compact ~ '^1Z[A-Z0-9]{15}[0-9]$' THEN 'ups'
		WHEN typed.compact ~ '^9[1-5][0-9]{20}$' THEN 'usps'
		ELSE 'other'
	END AS carrier
) AS known
LEFT JOIN LATERAL (
	SELECT "at", "actor_id" FROM "order_events"
	WHERE "order_id" = orders."id" AND "kind" = 'ship' ORDER BY "position" DESC LIMIT 1
) AS event ON true
WHERE orders."tracking" <> '';--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tracking";