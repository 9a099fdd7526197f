CREATE TABLE "stock_movements" (
	"variant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"delta" integer NOT NULL,
	"stock" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"order_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_variant_id_position_pk" PRIMARY KEY("variant_id","position"),
	CONSTRAINT "stock_movements_delta" CHECK ("stock_movements"."delta" <> 0),
	CONSTRAINT "stock_movements_stock" CHECK ("stock_movements"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "supplier_order_lines" (
	"supplier_order_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_order_lines_supplier_order_id_variant_id_pk" PRIMARY KEY("supplier_order_id","variant_id"),
	CONSTRAINT "supplier_order_lines_quantity" CHECK ("supplier_order_lines"."quantity" >= 1),
	CONSTRAINT "supplier_order_lines_received" CHECK ("supplier_order_lines"."received" between 0 and "supplier_order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "supplier_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_order_lines" ADD CONSTRAINT "supplier_order_lines_supplier_order_id_supplier_orders_id_fk" FOREIGN KEY ("supplier_order_id") REFERENCES "public"."supplier_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_order_lines" ADD CONSTRAINT "supplier_order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_order_lines_variant_idx" ON "supplier_order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "supplier_orders_state_idx" ON "supplier_orders" USING btree ("state","created_at");