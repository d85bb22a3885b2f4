import type { Fleet, FleetTenant } from '../view/fleet.ts'
export function fleetPage(_fleet: Fleet, _rows: readonly FleetTenant[]): string {
  return ''
}
