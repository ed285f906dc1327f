import { refuseSecondConnections } from '../database/shop-pool.ts'

// Vitest runs this before each file of tests.
refuseSecondConnections()
